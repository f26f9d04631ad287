// The description of the service, in one place.

export const about = {
  title: 'Atlas Colombia',
  description:
    'Reference data about Colombia as JSON over HTTP: regions, departments, cities, airports, volcanoes, dishes, postal codes, heritage, universities, indigenous reservations, attractions, invasive species, holidays and more. Operations are GET requests, or POST requests for many rows at once. HEAD and OPTIONS work on every path. No key is required.',
  /** The commands that run and check a copy of the project. */
  commands: { start: 'npm start', test: 'npm test' },
  license: { name: 'MIT', identifier: 'MIT' },
} as const;
