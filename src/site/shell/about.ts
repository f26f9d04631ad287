// The description of the service, in one place.

export const about = {
  title: 'Atlas Colombia',
  description:
    'Reference data about Colombia as JSON over HTTP: regions, departments, cities, airports, volcanoes, dishes, postal codes, heritage, universities, indigenous reservations, attractions, invasive species, holidays and more. Operations are GET requests, and POST where many rows are sent at once; HEAD and OPTIONS work everywhere too. No key is needed.',
  /** The commands that run and check a copy of the project. */
  commands: { start: 'npm start', test: 'npm test' },
  license: { name: 'MIT', identifier: 'MIT' },
} as const;
