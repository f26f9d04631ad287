// Generators can use the descriptions: their code compiles strictly and gets the right responses from the service, and linters find no errors.
import { rm } from 'node:fs/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { temporaryFolder } from '../static/temporary-folder.js';
import { sharedService } from '../system/shared-service.js';
import { compileUses, generateClients, openWorkshop, type Workshop } from './generate-clients.js';
import { installedGenerators } from './installed-generators.js';

const packages = installedGenerators();

describe.skipIf(packages === undefined)('generators', () => {
  let workshop: Workshop;
  let origin = '';

  const textOf = async (path: string) => (await fetch(origin + path)).text();
  const jsonOf = async (path: string) => JSON.parse(await textOf(`/api/v1/${path}`));

  beforeAll(async () => {
    ({ address: origin } = await sharedService());
    workshop = await openWorkshop(await temporaryFolder('generators'), packages as string, {
      lean: await textOf('/openapi.json'),
      open: await textOf('/swagger/v1/swagger.json'),
    });
    await generateClients(workshop, origin);
    await compileUses(workshop);
  });
  afterAll(async () => {
    if (workshop !== undefined) await rm(workshop.folder, { recursive: true });
  });

  it.each(['openapi-fetch', 'hey-api', 'orval'])('%s sends the expected requests', async (name) => {
    const department = await jsonOf('Department/2');
    const onPage = (await jsonOf('City/pagedList?Page=2&PageSize=10')).data;
    const holidays = await jsonOf('Holiday/year/2026');
    const named = (records: readonly { readonly name: string }[]) => records.map((record) => record.name);
    expect(await workshop.use(name, origin)).toEqual({
      largest: ['Bogotá D.C.', 'Medellín', 'Cali'],
      department: 'Antioquia',
      capital: department.cityCapital.name,
      found: 'Bogotá D.C.',
      page: 2,
      onPage: onPage.map(({ id, department: of }: Readonly<Record<string, Named>>) => [id, of?.name]),
      holidays: holidays.map(({ date, name: day }: Readonly<Record<string, string>>) => [date, day]),
      filtered: named(await jsonOf('City?departmentId=2&population[gte]=1000000')),
      matched: [[{ place: 'MEDELLIN' }, '05001', null]],
      located: ['11001', '11001'],
      unknown: [404, expect.stringMatching(/^\/api\/v1\/City\/\d+$/)],
    });
    expect(holidays).toHaveLength(19);
    expect(onPage).toHaveLength(10);
  });

  it('compiles a client that calls every operation, batches included', async () => {
    const statuses = (await workshop.use('every-operation', origin)) as Readonly<Record<string, number>>;
    expect(Object.keys(statuses)).toEqual(expect.arrayContaining(['cityList', 'locateAll', 'match']));
    expect(Object.entries(statuses).filter(([, status]) => status !== 200)).toEqual([]);
  });

  it('reads the public description with openapi-typescript, whose types fit the responses', async () => {
    const areas: readonly Named[] = await jsonOf('Department/2/naturalAreas?sortBy=name&sortDirection=desc');
    const onPage = (await jsonOf('City/pagedList?Page=2&PageSize=10')).data;
    expect(await workshop.use('public-types', origin)).toEqual({
      areas: areas.map(({ name }) => name),
      onPage: onPage.map(({ id, department }: Readonly<Record<string, Named>>) => [id, department?.name]),
    });
    expect(areas.length).toBeGreaterThan(5);
  });

  it.each(['lean.json', 'public.json'])('reports no error in Redocly: %s', async (file) => {
    const { totals } = JSON.parse(
      await workshop.run('redocly', 'lint', file, '--extends=recommended', '--format=json'),
    );
    expect(totals.errors).toBe(0);
  });

  it('reports no error in Spectral', async () => {
    const found = await workshop.run(
      'spectral',
      'lint',
      'lean.json',
      '--ruleset=spectral.yaml',
      '--format=json',
    );
    const errors = JSON.parse(found).filter(({ severity }: { readonly severity: number }) => severity === 0);
    expect(errors).toEqual([]);
  });
});

interface Named {
  readonly name: string;
}
