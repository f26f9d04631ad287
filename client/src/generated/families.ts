// The families of the service. Generated from its model: run `npm run generate` to update it.
import type { Many, Maybe, One } from '../relation.js';
import type {
  AirportFields,
  CategoryNaturalAreaFields,
  CityFields,
  CountryFields,
  DepartmentFields,
  EthnicPopulationFields,
  HeritageCityFields,
  HigherEducationInstitutionFields,
  HolidayFields,
  IndigenousPeopleFields,
  IndigenousReservationFields,
  IntangibleHeritageFields,
  InternationalDesignationFields,
  InvasiveSpecieFields,
  MapFields,
  NativeCommunityFields,
  NaturalAreaFields,
  PopulationFields,
  PostalCodeFields,
  PresidentFields,
  RadioFields,
  RegionFields,
  TelevisionChannelFields,
  TouristAttractionFields,
  TraditionalFairAndFestivalFields,
  TypicalDishFields,
  UrbanCenterFields,
  VolcanoFields,
} from './records.js';

export interface Families {
  country: {
    fields: CountryFields;
    /** The fields of a response without options. */
    own:
      | 'id'
      | 'name'
      | 'description'
      | 'stateCapital'
      | 'surface'
      | 'population'
      | 'languages'
      | 'timeZone'
      | 'currency'
      | 'currencyCode'
      | 'currencySymbol'
      | 'isoCode'
      | 'internetDomain'
      | 'phonePrefix'
      | 'radioPrefix'
      | 'aircraftPrefix'
      | 'subRegion'
      | 'region'
      | 'borders'
      | 'flags';
    dates: never;
    relations: Record<never, never>;
    /** The relations of a response without options. */
    inRecord: never;
    /** Fields of related records that filters accept. */
    related: Record<never, never>;
    /** Related records by which `countBy` groups. */
    groups: never;
    onMap: false;
  };
  region: {
    fields: RegionFields;
    /** The fields of a response without options. */
    own: 'id' | 'name' | 'description';
    dates: never;
    relations: { departments: Many<'department'> };
    /** The relations of a response without options. */
    inRecord: 'departments';
    /** Fields of related records that filters accept. */
    related: Record<never, never>;
    /** Related records by which `countBy` groups. */
    groups: never;
    onMap: false;
  };
  department: {
    fields: DepartmentFields;
    /** The fields of a response without options. */
    own:
      | 'id'
      | 'name'
      | 'description'
      | 'cityCapitalId'
      | 'municipalities'
      | 'surface'
      | 'population'
      | 'phonePrefix'
      | 'countryId'
      | 'regionId';
    dates: never;
    relations: {
      cityCapital: One<'city'>;
      country: One<'country'>;
      cities: Many<'city'>;
      region: One<'region'>;
      naturalAreas: Many<'naturalArea'>;
      maps: Many<'map'>;
      indigenousReservations: Many<'indigenousReservation'>;
      airports: Many<'airport'>;
      volcanoes: Many<'volcano'>;
      typicalDishes: Many<'typicalDish'>;
      heritageCities: Many<'heritageCity'>;
      intangibleHeritages: Many<'intangibleHeritage'>;
      internationalDesignations: Many<'internationalDesignation'>;
      touristAttractions: Many<'touristAttraction'>;
      presidents: Many<'president'>;
      radios: Many<'radio'>;
      higherEducationInstitutions: Many<'higherEducationInstitution'>;
      televisionChannels: Many<'televisionChannel'>;
      postalCodes: Many<'postalCode'>;
      urbanCenters: Many<'urbanCenter'>;
      traditionalFairsAndFestivals: Many<'traditionalFairAndFestival'>;
    };
    /** The relations of a response without options. */
    inRecord:
      | 'cityCapital'
      | 'country'
      | 'cities'
      | 'region'
      | 'naturalAreas'
      | 'maps'
      | 'indigenousReservations'
      | 'airports';
    /** Fields of related records that filters accept. */
    related: { 'cityCapital.name': string; 'region.name': string };
    /** Related records by which `countBy` groups. */
    groups: 'cityCapital' | 'country' | 'region';
    onMap: true;
  };
  city: {
    fields: CityFields;
    /** The fields of a response without options. */
    own: 'id' | 'name' | 'description' | 'surface' | 'population' | 'postalCode' | 'departmentId';
    dates: never;
    relations: {
      department: One<'department'>;
      touristAttractions: Many<'touristAttraction'>;
      presidents: Many<'president'>;
      indigenousReservations: Many<'indigenousReservation'>;
      airports: Many<'airport'>;
      radios: Many<'radio'>;
      urbanCenters: Many<'urbanCenter'>;
      higherEducationInstitutions: Many<'higherEducationInstitution'>;
      televisionChannels: Many<'televisionChannel'>;
      postalCodes: Many<'postalCode'>;
      volcanoes: Many<'volcano'>;
      heritageCities: Many<'heritageCity'>;
      locatedAirports: Many<'airport'>;
      traditionalFairsAndFestivals: Many<'traditionalFairAndFestival'>;
      internationalDesignations: Many<'internationalDesignation'>;
    };
    /** The relations of a response without options. */
    inRecord:
      | 'department'
      | 'touristAttractions'
      | 'presidents'
      | 'indigenousReservations'
      | 'airports'
      | 'radios'
      | 'urbanCenters'
      | 'higherEducationInstitutions'
      | 'televisionChannels';
    /** Fields of related records that filters accept. */
    related: {
      'department.name': string;
      'department.countryId': number;
      'department.regionId': number;
      'department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups: 'department' | 'department.country' | 'department.region';
    onMap: true;
  };
  population: {
    fields: PopulationFields;
    /** The fields of a response without options. */
    own: 'year' | 'total' | 'urban' | 'rural' | 'men' | 'women' | 'release' | 'status' | 'kind' | 'note';
    dates: never;
    relations: Record<never, never>;
    /** The relations of a response without options. */
    inRecord: never;
    /** Fields of related records that filters accept. */
    related: Record<never, never>;
    /** Related records by which `countBy` groups. */
    groups: never;
    onMap: false;
  };
  ethnicPopulation: {
    fields: EthnicPopulationFields;
    /** The fields of a response without options. */
    own:
      | 'year'
      | 'total'
      | 'indigenous'
      | 'rrom'
      | 'raizal'
      | 'palenquero'
      | 'blackAfro'
      | 'noGroup'
      | 'release';
    dates: never;
    relations: Record<never, never>;
    /** The relations of a response without options. */
    inRecord: never;
    /** Fields of related records that filters accept. */
    related: Record<never, never>;
    /** Related records by which `countBy` groups. */
    groups: never;
    onMap: false;
  };
  airport: {
    fields: AirportFields;
    /** The fields of a response without options. */
    own:
      | 'id'
      | 'name'
      | 'iataCode'
      | 'oaciCode'
      | 'type'
      | 'deparmentId'
      | 'cityId'
      | 'latitude'
      | 'longitude';
    dates: never;
    relations: { department: One<'department'>; city: One<'city'>; municipality: Maybe<'city'> };
    /** The relations of a response without options. */
    inRecord: 'department' | 'city';
    /** Fields of related records that filters accept. */
    related: {
      'department.name': string;
      'city.name': string;
      'department.countryId': number;
      'department.regionId': number;
      'department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups:
      | 'department'
      | 'department.cityCapital'
      | 'department.country'
      | 'department.region'
      | 'city'
      | 'city.department'
      | 'city.department.country'
      | 'city.department.region'
      | 'municipality'
      | 'municipality.department'
      | 'municipality.department.country'
      | 'municipality.department.region';
    onMap: true;
  };
  volcano: {
    fields: VolcanoFields;
    /** The fields of a response without options. */
    own:
      | 'id'
      | 'name'
      | 'description'
      | 'elevation'
      | 'latitude'
      | 'longitude'
      | 'volcanoType'
      | 'activityLevel'
      | 'imageUrl'
      | 'departmentId'
      | 'cityId';
    dates: never;
    relations: { department: One<'department'>; city: One<'city'> };
    /** The relations of a response without options. */
    inRecord: 'department' | 'city';
    /** Fields of related records that filters accept. */
    related: {
      'department.name': string;
      'city.name': string;
      'department.countryId': number;
      'department.regionId': number;
      'department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups:
      | 'department'
      | 'department.cityCapital'
      | 'department.country'
      | 'department.region'
      | 'city'
      | 'city.department'
      | 'city.department.country'
      | 'city.department.region';
    onMap: true;
  };
  typicalDish: {
    fields: TypicalDishFields;
    /** The fields of a response without options. */
    own: 'id' | 'name' | 'description' | 'ingredients' | 'imageUrl' | 'departmentId';
    dates: never;
    relations: { department: One<'department'> };
    /** The relations of a response without options. */
    inRecord: 'department';
    /** Fields of related records that filters accept. */
    related: {
      'department.name': string;
      'department.countryId': number;
      'department.regionId': number;
      'department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups: 'department' | 'department.cityCapital' | 'department.country' | 'department.region';
    onMap: false;
  };
  postalCode: {
    fields: PostalCodeFields;
    /** The fields of a response without options. */
    own:
      | 'id'
      | 'noId'
      | 'cityId'
      | 'postalZone'
      | 'code'
      | 'northLimit'
      | 'southLimit'
      | 'eastLimit'
      | 'westLimit'
      | 'type'
      | 'neighborhoodsContainedInPostalCode'
      | 'ruralAreasContainedInPostalCode';
    dates: never;
    relations: { city: One<'city'> };
    /** The relations of a response without options. */
    inRecord: 'city';
    /** Fields of related records that filters accept. */
    related: {
      'city.name': string;
      'city.departmentId': number;
      'city.department.name': string;
      'city.department.countryId': number;
      'city.department.regionId': number;
      'city.department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups: 'city' | 'city.department' | 'city.department.country' | 'city.department.region';
    onMap: false;
  };
  heritageCity: {
    fields: HeritageCityFields;
    /** The fields of a response without options. */
    own: 'id' | 'name' | 'description' | 'cityId' | 'departmentId' | 'image';
    dates: never;
    relations: { city: One<'city'>; department: One<'department'> };
    /** The relations of a response without options. */
    inRecord: 'city' | 'department';
    /** Fields of related records that filters accept. */
    related: {
      'city.name': string;
      'department.name': string;
      'department.countryId': number;
      'department.regionId': number;
      'department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups:
      | 'city'
      | 'city.department'
      | 'city.department.country'
      | 'city.department.region'
      | 'department'
      | 'department.cityCapital'
      | 'department.country'
      | 'department.region';
    onMap: false;
  };
  intangibleHeritage: {
    fields: IntangibleHeritageFields;
    /** The fields of a response without options. */
    own: 'id' | 'name' | 'departmentId' | 'scope' | 'inclusionYear';
    dates: never;
    relations: {
      department: Maybe<'department'>;
      internationalDesignations: Many<'internationalDesignation'>;
    };
    /** The relations of a response without options. */
    inRecord: 'department';
    /** Fields of related records that filters accept. */
    related: {
      'department.name': string;
      'department.countryId': number;
      'department.regionId': number;
      'department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups: 'department' | 'department.cityCapital' | 'department.country' | 'department.region';
    onMap: false;
  };
  higherEducationInstitution: {
    fields: HigherEducationInstitutionFields;
    /** The fields of a response without options. */
    own:
      | 'id'
      | 'code'
      | 'name'
      | 'legalNature'
      | 'academicCharacter'
      | 'cityId'
      | 'address'
      | 'phone'
      | 'isHighQualityAccredited'
      | 'website';
    dates: 'accreditedFrom' | 'accreditedUntil';
    relations: { city: One<'city'> };
    /** The relations of a response without options. */
    inRecord: 'city';
    /** Fields of related records that filters accept. */
    related: {
      'city.name': string;
      'city.departmentId': number;
      'city.department.name': string;
      'city.department.countryId': number;
      'city.department.regionId': number;
      'city.department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups: 'city' | 'city.department' | 'city.department.country' | 'city.department.region';
    onMap: false;
  };
  indigenousReservation: {
    fields: IndigenousReservationFields;
    /** The fields of a response without options. */
    own:
      | 'id'
      | 'name'
      | 'code'
      | 'procedureType'
      | 'administrativeActType'
      | 'administrativeActNumber'
      | 'administrativeActDate'
      | 'nativeCommunityId'
      | 'deparmentId'
      | 'cityId';
    dates: 'administrativeActDate';
    relations: { nativeCommunity: One<'nativeCommunity'>; department: One<'department'>; city: One<'city'> };
    /** The relations of a response without options. */
    inRecord: 'nativeCommunity' | 'department' | 'city';
    /** Fields of related records that filters accept. */
    related: {
      'nativeCommunity.name': string;
      'department.name': string;
      'city.name': string;
      'department.countryId': number;
      'department.regionId': number;
      'department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups:
      | 'nativeCommunity'
      | 'department'
      | 'department.cityCapital'
      | 'department.country'
      | 'department.region'
      | 'city'
      | 'city.department'
      | 'city.department.country'
      | 'city.department.region';
    onMap: false;
  };
  touristAttraction: {
    fields: TouristAttractionFields;
    /** The fields of a response without options. */
    own: 'id' | 'name' | 'description' | 'images' | 'latitude' | 'longitude' | 'cityId';
    dates: never;
    relations: { city: One<'city'> };
    /** The relations of a response without options. */
    inRecord: 'city';
    /** Fields of related records that filters accept. */
    related: {
      'city.name': string;
      'city.departmentId': number;
      'city.department.name': string;
      'city.department.countryId': number;
      'city.department.regionId': number;
      'city.department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups: 'city' | 'city.department' | 'city.department.country' | 'city.department.region';
    onMap: true;
  };
  invasiveSpecie: {
    fields: InvasiveSpecieFields;
    /** The fields of a response without options. */
    own: 'id' | 'name' | 'scientificName' | 'commonNames' | 'impact' | 'manage' | 'riskLevel' | 'urlImage';
    dates: never;
    relations: Record<never, never>;
    /** The relations of a response without options. */
    inRecord: never;
    /** Fields of related records that filters accept. */
    related: Record<never, never>;
    /** Related records by which `countBy` groups. */
    groups: never;
    onMap: false;
  };
  holiday: {
    fields: HolidayFields;
    /** The fields of a response without options. */
    own: 'date' | 'name';
    dates: 'date' | 'originalDate';
    relations: Record<never, never>;
    /** The relations of a response without options. */
    inRecord: never;
    /** Fields of related records that filters accept. */
    related: Record<never, never>;
    /** Related records by which `countBy` groups. */
    groups: never;
    onMap: false;
  };
  president: {
    fields: PresidentFields;
    /** The fields of a response without options. */
    own:
      | 'id'
      | 'image'
      | 'name'
      | 'lastName'
      | 'startPeriodDate'
      | 'endPeriodDate'
      | 'politicalParty'
      | 'description'
      | 'cityId';
    dates: 'startPeriodDate' | 'endPeriodDate';
    relations: { city: One<'city'> };
    /** The relations of a response without options. */
    inRecord: 'city';
    /** Fields of related records that filters accept. */
    related: {
      'city.name': string;
      'city.departmentId': number;
      'city.department.name': string;
      'city.department.countryId': number;
      'city.department.regionId': number;
      'city.department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups: 'city' | 'city.department' | 'city.department.country' | 'city.department.region';
    onMap: false;
  };
  map: {
    fields: MapFields;
    /** The fields of a response without options. */
    own: 'id' | 'name' | 'description' | 'departmentId' | 'urlImages' | 'urlSource';
    dates: never;
    relations: { department: Maybe<'department'> };
    /** The relations of a response without options. */
    inRecord: 'department';
    /** Fields of related records that filters accept. */
    related: {
      'department.name': string;
      'department.countryId': number;
      'department.regionId': number;
      'department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups: 'department' | 'department.cityCapital' | 'department.country' | 'department.region';
    onMap: false;
  };
  naturalArea: {
    fields: NaturalAreaFields;
    /** The fields of a response without options. */
    own:
      | 'id'
      | 'areaGroupId'
      | 'categoryNaturalAreaId'
      | 'name'
      | 'departmentId'
      | 'daneCode'
      | 'landArea'
      | 'maritimeArea';
    dates: 'inscriptionDate';
    relations: { department: Maybe<'department'>; categoryNaturalArea: One<'categoryNaturalArea'> };
    /** The relations of a response without options. */
    inRecord: 'department' | 'categoryNaturalArea';
    /** Fields of related records that filters accept. */
    related: {
      'department.name': string;
      'categoryNaturalArea.name': string;
      'department.countryId': number;
      'department.regionId': number;
      'department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups:
      | 'department'
      | 'department.cityCapital'
      | 'department.country'
      | 'department.region'
      | 'categoryNaturalArea';
    onMap: false;
  };
  categoryNaturalArea: {
    fields: CategoryNaturalAreaFields;
    /** The fields of a response without options. */
    own: 'id' | 'name' | 'description';
    dates: never;
    relations: { naturalAreas: Many<'naturalArea'> };
    /** The relations of a response without options. */
    inRecord: 'naturalAreas';
    /** Fields of related records that filters accept. */
    related: Record<never, never>;
    /** Related records by which `countBy` groups. */
    groups: never;
    onMap: false;
  };
  nativeCommunity: {
    fields: NativeCommunityFields;
    /** The fields of a response without options. */
    own: 'id' | 'name' | 'description' | 'languages' | 'images';
    dates: never;
    relations: {
      indigenousReservations: Many<'indigenousReservation'>;
      indigenousPeoples: Many<'indigenousPeople'>;
    };
    /** The relations of a response without options. */
    inRecord: 'indigenousReservations';
    /** Fields of related records that filters accept. */
    related: Record<never, never>;
    /** Related records by which `countBy` groups. */
    groups: never;
    onMap: false;
  };
  radio: {
    fields: RadioFields;
    /** The fields of a response without options. */
    own: 'id' | 'name' | 'frequency' | 'band' | 'cityId' | 'url' | 'streamers';
    dates: never;
    relations: { city: One<'city'> };
    /** The relations of a response without options. */
    inRecord: 'city';
    /** Fields of related records that filters accept. */
    related: {
      'city.name': string;
      'city.departmentId': number;
      'city.department.name': string;
      'city.department.countryId': number;
      'city.department.regionId': number;
      'city.department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups: 'city' | 'city.department' | 'city.department.country' | 'city.department.region';
    onMap: false;
  };
  urbanCenter: {
    fields: UrbanCenterFields;
    /** The fields of a response without options. */
    own: 'id' | 'cityId' | 'code' | 'name' | 'type' | 'longitude' | 'latitude';
    dates: never;
    relations: Record<never, never>;
    /** The relations of a response without options. */
    inRecord: never;
    /** Fields of related records that filters accept. */
    related: {
      'city.name': string;
      'city.departmentId': number;
      'city.department.name': string;
      'city.department.countryId': number;
      'city.department.regionId': number;
      'city.department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups: never;
    onMap: true;
  };
  televisionChannel: {
    fields: TelevisionChannelFields;
    /** The fields of a response without options. */
    own: 'id' | 'name' | 'cityId' | 'url' | 'isActive';
    dates: never;
    relations: { city: Maybe<'city'> };
    /** The relations of a response without options. */
    inRecord: 'city';
    /** Fields of related records that filters accept. */
    related: {
      'city.name': string;
      'city.departmentId': number;
      'city.department.name': string;
      'city.department.countryId': number;
      'city.department.regionId': number;
      'city.department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups: 'city' | 'city.department' | 'city.department.country' | 'city.department.region';
    onMap: false;
  };
  traditionalFairAndFestival: {
    fields: TraditionalFairAndFestivalFields;
    /** The fields of a response without options. */
    own: 'id' | 'name' | 'description' | 'month' | 'cityId';
    dates: never;
    relations: { city: One<'city'> };
    /** The relations of a response without options. */
    inRecord: 'city';
    /** Fields of related records that filters accept. */
    related: {
      'city.name': string;
      'city.departmentId': number;
      'city.department.name': string;
      'city.department.countryId': number;
      'city.department.regionId': number;
      'city.department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups: 'city' | 'city.department' | 'city.department.country' | 'city.department.region';
    onMap: false;
  };
  internationalDesignation: {
    fields: InternationalDesignationFields;
    /** The fields of a response without options. */
    own:
      | 'id'
      | 'name'
      | 'kind'
      | 'category'
      | 'year'
      | 'departmentId'
      | 'departmentCodes'
      | 'cityId'
      | 'intangibleHeritageId';
    dates: 'designationDate';
    relations: {
      department: Maybe<'department'>;
      city: Maybe<'city'>;
      intangibleHeritage: Maybe<'intangibleHeritage'>;
    };
    /** The relations of a response without options. */
    inRecord: 'department' | 'city' | 'intangibleHeritage';
    /** Fields of related records that filters accept. */
    related: {
      'department.name': string;
      'city.name': string;
      'intangibleHeritage.name': string;
      'department.countryId': number;
      'department.regionId': number;
      'department.region.name': string;
    };
    /** Related records by which `countBy` groups. */
    groups:
      | 'department'
      | 'department.cityCapital'
      | 'department.country'
      | 'department.region'
      | 'city'
      | 'city.department'
      | 'city.department.country'
      | 'city.department.region'
      | 'intangibleHeritage'
      | 'intangibleHeritage.department'
      | 'intangibleHeritage.department.cityCapital'
      | 'intangibleHeritage.department.country'
      | 'intangibleHeritage.department.region';
    onMap: true;
  };
  indigenousPeople: {
    fields: IndigenousPeopleFields;
    /** The fields of a response without options. */
    own: 'id' | 'name' | 'daneCode' | 'languageFamily' | 'nativeCommunityId';
    dates: never;
    relations: { nativeCommunity: Maybe<'nativeCommunity'> };
    /** The relations of a response without options. */
    inRecord: 'nativeCommunity';
    /** Fields of related records that filters accept. */
    related: { 'nativeCommunity.name': string };
    /** Related records by which `countBy` groups. */
    groups: 'nativeCommunity';
    onMap: false;
  };
}
