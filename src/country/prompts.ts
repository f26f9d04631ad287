// Common tasks about Colombia, as prompts for assistants.

export const prompts = [
  {
    name: 'describe_department',
    title: 'Describe a department',
    description: 'Writes a short profile of a department, with sources.',
    arguments: [{ name: 'department', description: 'The name of the department, such as Nariño.' }],
    text: 'Describe the department {department} of Colombia in about 200 words: its region, capital, population and area, its neighbours, its three largest municipalities and its best-known features. Get its id with find_place (resources: Department), its record with get_item_by_id, its neighbours with get_neighbours, its municipalities with list_items (resource City, in {department}, sortBy population, sortDirection desc, limit 3) and a few attractions with get_touristic_attractions_by_department. Use only the results of the tools, and end with the edition and the sources.',
  },
  {
    name: 'clean_place_list',
    title: 'Clean a list of places',
    description: 'Finds the official names and DANE codes of a list of typed municipalities.',
    arguments: [{ name: 'places', description: 'The places as typed, one per line.' }],
    text: 'Here is a list of places in Colombia as people typed them, one per line:\n\n{places}\n\nCall match_places with one row per line ({"place": "..."}), at most 100 at a time. Return a table with the typed name, the official name, the department, the DANE code and the status. If a row is ambiguous, do not choose; list its candidates and ask me.',
  },
  {
    name: 'plan_working_days',
    title: 'Plan working days',
    description: 'Finds the end of a period of working days and the holidays in it.',
    arguments: [
      { name: 'start', description: 'The start date, as YYYY-MM-DD; it is not counted.' },
      { name: 'days', description: 'The number of working days.' },
    ],
    text: 'When do {days} working days from {start} end in Colombia? Call add_working_days with from {start} and days {days}. Give me the date with its day of the week, and list each skipped holiday with its date. Mention that the start date is not counted.',
  },
  {
    name: 'compare_municipalities',
    title: 'Compare municipalities',
    description: 'Compares the population, area and elevation of two municipalities.',
    arguments: [
      { name: 'first', description: 'The name of the first municipality.' },
      { name: 'second', description: 'The name of the second municipality.' },
    ],
    text: 'Compare the municipalities {first} and {second} in Colombia. Find each with find_place (resources: City; ask me if several have this name), then get both with get_item_by_id and fields id, name, department.name, population, surfaceKm2, elevation, daneCode. Show a table, work out the people per square kilometre, and cite the sources of population with where_value_comes_from.',
  },
  {
    name: 'cite_value',
    title: 'Cite a value',
    description: 'Writes a citation for one value of a record.',
    arguments: [
      { name: 'record', description: 'The record, such as "the volcano Galeras".' },
      { name: 'value', description: 'The value, such as "elevation".' },
    ],
    text: 'Give me a citation for the {value} of {record} in Colombia. Find the record with find_place, then call where_value_comes_from for the field. Return the value, its date, the publisher and title of the source, the terms of use and the citation.',
  },
];
