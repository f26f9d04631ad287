// What the service says of itself, wherever it does.

export const about = {
  title: 'Atlas Colombia',
  description:
    'Reference data about Colombia as JSON over HTTP: regions, departments, cities, airports, volcanoes, dishes, postal codes, heritage, universities, indigenous reservations, attractions, invasive species, holidays and more. Operations are GET requests, and POST where many rows are sent at once; HEAD and OPTIONS work everywhere too. No key is needed.',
  /** What runs a copy of the project, and what checks it. */
  commands: { start: 'npm start', test: 'npm test' },
  license: { name: 'MIT', identifier: 'MIT' },
} as const;
