// All families. A new one needs an import and an entry in the list.
import { defineModel } from '../engine/model/define-model.js';
import { airport } from './airport.js';
import { askingWords } from './asking-words.js';
import { categoryNaturalArea } from './category-natural-area.js';
import { city } from './city.js';
import { country } from './country.js';
import { datasetOfColombia } from './dataset.js';
import { department } from './department.js';
import { ethnicPopulation } from './ethnic-population.js';
import { heritageCity } from './heritage-city.js';
import { higherEducationInstitution } from './higher-education-institution.js';
import { holiday } from './holiday.js';
import { indigenousPeople } from './indigenous-people.js';
import { indigenousReservation } from './indigenous-reservation.js';
import { intangibleHeritage } from './intangible-heritage.js';
import { internationalDesignation } from './international-designation.js';
import { invasiveSpecie } from './invasive-specie.js';
import { map } from './map.js';
import { nativeCommunity } from './native-community.js';
import { naturalArea } from './natural-area.js';
import { population } from './population.js';
import { postalCode } from './postal-code.js';
import { president } from './president.js';
import { radio } from './radio.js';
import { region } from './region.js';
import { televisionChannel } from './television-channel.js';
import { touristAttraction } from './tourist-attraction.js';
import { traditionalFairAndFestival } from './traditional-fair-and-festival.js';
import { typicalDish } from './typical-dish.js';
import { urbanCenter } from './urban-center.js';
import { volcano } from './volcano.js';

export const families = {
  country,
  region,
  department,
  city,
  population,
  ethnicPopulation,
  airport,
  volcano,
  typicalDish,
  postalCode,
  heritageCity,
  intangibleHeritage,
  higherEducationInstitution,
  indigenousReservation,
  touristAttraction,
  invasiveSpecie,
  holiday,
  president,
  map,
  naturalArea,
  categoryNaturalArea,
  nativeCommunity,
  radio,
  urbanCenter,
  televisionChannel,
  traditionalFairAndFestival,
  internationalDesignation,
  indigenousPeople,
};

export const colombia = defineModel(families, datasetOfColombia, askingWords);
