// The names of the tools in the public service, for its clients.

export const toolNames = {
  scheme: 'colombia',
  resources: 'list_colombia_resources',
  only: 'get_country_info',
  related: [
    { name: 'get_cities_by_department', operation: 'departmentCities', argument: 'departmentId' },
    {
      name: 'get_natural_areas_by_department',
      operation: 'departmentNaturalAreas',
      argument: 'departmentId',
    },
    {
      name: 'get_touristic_attractions_by_department',
      operation: 'departmentTouristAttractions',
      argument: 'departmentId',
    },
  ],
};
