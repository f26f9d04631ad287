// The calculators as they are used: by keyboard, without scripts, in both languages and themes, on every screen.
import type { Page } from 'playwright-core';
import { expect, it } from 'vitest';
import { describeInBrowser } from './open-site.js';
import { faultsOnScreens } from './page-faults.js';

const DESKTOP = { viewport: { width: 1440, height: 900 } };
const SCRIPTLESS = { ...DESKTOP, javaScriptEnabled: false };
const CLIPBOARD = { ...DESKTOP, permissions: ['clipboard-read', 'clipboard-write'] };

const PATHS = [
  '/en/tools',
  '/es/herramientas/calendario?year=2026',
  '/en/tools/calendar?year=1900',
  '/en/holidays/2027',
  '/es/festivos/2026',
  '/es/festivos/1990',
  '/es/herramientas/dias-habiles?from=2026-12-25&days=10',
  '/en/tools/working-days?from=2026-13-24&to=x',
  '/en/tools/match?example=1',
  '/es/herramientas/relacionar?example=1',
  '/en/tools/locate?example=1',
  '/es/herramientas/ubicar?example=1',
  '/en/search?q=santa',
  '/es/buscar',
  '/es/buscar?q=zzzzqqq',
];

const NAMES = 'Antioquia;Medellin\nValle;Cali\nTolima;Bogota\n;San Francisco\nx;zzz';

async function submit(page: Page, text: string): Promise<void> {
  await page.locator('#rows').fill(text);
  await page.locator('p.row button').press('Enter');
  await page.locator('.outcome').waitFor();
}

const statuses = (page: Page) =>
  page
    .locator('tbody tr')
    .evaluateAll((rows: { dataset: { status: string } }[]) => rows.map(({ dataset }) => dataset.status));
const counts = (page: Page) => page.locator('.counts strong').allTextContents();

describeInBrowser('the calculators', (site) => {
  it.each(PATHS)('fit every screen, and have no accessibility faults in both themes: %s', (path) =>
    site.visit({}, async (page) => {
      await page.goto(path);
      expect(await faultsOnScreens(page, [320, 768, 1440])).toEqual([]);
    }),
  );

  it.each(PATHS)('have targets large enough for a finger: %s', (path) =>
    site.visit({ viewport: { width: 320, height: 700 } }, async (page) => {
      await page.goto(path);
      const small = await page
        .locator('main :is(a, button, input, select)')
        .evaluateAll((targets: { offsetHeight: number; outerHTML: string }[]) =>
          targets
            .filter(({ offsetHeight }) => offsetHeight > 0 && offsetHeight < 24)
            .map(({ outerHTML }) => outerHTML.slice(0, 120)),
        );
      expect(small.filter((html) => !/<input[^>]*type="checkbox"/.test(html))).toEqual([]);
    }),
  );

  it('show a year, and go to the next by keyboard', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en/tools/calendar?year=2026');
      expect(await page.locator('.month').count()).toBe(12);
      const answer = await fetch(`${site.origin}/api/v1/Holiday/year/2026`);
      const days = (await answer.json()) as { date: string }[];
      const shown = await page
        .locator('.month .off a')
        .evaluateAll((links: { hash: string }[]) => links.map(({ hash }) => hash));
      expect(shown).toEqual([...new Set(days.map(({ date }) => `#day-${date.slice(0, 10)}`))]);
      expect(await page.locator('a[data-webcal]').getAttribute('href')).toBe(
        `${site.origin.replace('http', 'webcal')}/api/v1/Holiday/calendar.ics?lang=en`,
      );
      await page.locator('#year').fill('2030');
      await page.keyboard.press('Enter');
      await page.waitForURL('**/en/tools/calendar?year=2030');
      await page.locator('a[rel=next]').press('Enter');
      await page.waitForURL('**year=2031');
      expect(await page.locator('h1').textContent()).toBe('Calendar of 2031');
    }));

  it('count working days without scripts, and explain the result', () =>
    site.visit(SCRIPTLESS, async (page) => {
      await page.goto('/es/herramientas/dias-habiles');
      await page.locator('#add-from').fill('2026-12-24');
      await page.locator('#add-days').fill('10');
      await page.locator('#add-days').press('Enter');
      await page.waitForURL('**from=2026-12-24&days=10');
      expect(await page.locator('.sentence').textContent()).toBe(
        '10 días hábiles después del jueves, 24 de diciembre de 2026: martes, 12 de enero de 2027.',
      );
      expect(await page.locator('.outcome tbody').textContent()).toContain('Ley: Ley 51 de 1983');
      await page.locator('#count-from').fill('2026-12-24');
      await page.locator('#count-to').fill('2027-01-12');
      await page.locator('#count-saturday').check();
      await page.locator('#count-to').press('Enter');
      await page.waitForURL(/saturday=true/);
      expect(await page.locator('.sentence').textContent()).toContain('14 días hábiles');
    }));

  it('match names, and let people choose, copy and save', () =>
    site.visit(CLIPBOARD, async (page) => {
      await page.goto('/en/tools/match');
      await submit(page, NAMES);
      expect(await statuses(page)).toEqual(['matched', 'matched', 'ambiguous', 'ambiguous', 'unmatched']);
      expect(await page.evaluate('document.activeElement.id')).toBe('outcome');
      expect(await counts(page)).toEqual(['2', '0', '2', '1']);
      const select = page.locator('select[name=choice-3]');
      await select.focus();
      await page.keyboard.press('ArrowDown');
      await select.selectOption({ index: 1 });
      expect(await counts(page)).toEqual(['2', '1', '1', '1']);
      expect(await page.locator('tbody tr').nth(2).textContent()).toContain('11001');
      await page.locator('button[data-copy-table]').click();
      await page.locator('button[data-copy-table]', { hasText: 'Copied' }).waitFor();
      const copied = (await page.evaluate('navigator.clipboard.readText()')) as string;
      expect(copied.split('\r\n')[3]?.split('\t').slice(0, 7)).toEqual([
        '3',
        'Tolima',
        'Bogota',
        'chosen by hand',
        '11001',
        'Bogotá D.C.',
        'Bogotá',
      ]);
      const saved = page.waitForEvent('download');
      await page.locator('button[value=csv]').click();
      expect((await saved).suggestedFilename()).toBe('match.csv');
      await select.selectOption('');
      expect(await counts(page)).toEqual(['2', '0', '2', '1']);
    }));

  it.each([
    [
      '/en/tools/match',
      'names.csv',
      Buffer.from('municipio,departamento\r\nPeñol,Antioquia\r\n', 'latin1'),
      '05541',
    ],
    ['/es/herramientas/ubicar', 'puntos.txt', Buffer.from('6.25, -75.56\n'), '05001'],
  ])('read a file instead of pasted rows, by keyboard or dropped: %s', (path, name, buffer, code) =>
    site.visit(DESKTOP, async (page) => {
      await page.goto(path);
      const chooser = page.waitForEvent('filechooser');
      await page.locator('.file input').press('Enter');
      await (await chooser).setFiles({ name, mimeType: 'text/csv', buffer });
      await page.locator('.outcome').waitFor();
      expect(await page.locator('tbody tr').first().textContent()).toContain(code);
      await page.reload();
      await page.evaluate(`(() => {
        const form = document.querySelector('form.batch');
        const dataTransfer = new DataTransfer();
        const bytes = Uint8Array.from(atob('${buffer.toString('base64')}'), (each) => each.charCodeAt(0));
        dataTransfer.items.add(new File([bytes], '${name}'));
        form.dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
      })()`);
      await page.locator('.outcome').waitFor();
      expect(await page.locator('tbody tr').first().textContent()).toContain(code);
    }),
  );

  it.each([
    ['table.xlsx', Buffer.from('PK\u0003\u0004\u0000\u0000'), 'table.xlsx is not a text file'],
    ['large.csv', Buffer.alloc(1_048_577, 'a'), 'large.csv is larger than 1 MB'],
  ])('explain why a file is not read: %s', (name, buffer, message) =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en/tools/match');
      await page.locator('#rows').fill('Cali');
      await page.locator('.file input').setInputFiles({ name, mimeType: '', buffer });
      await page.locator('.progress', { hasText: message }).waitFor();
      expect(await page.locator('#rows').inputValue()).toBe('Cali');
    }),
  );

  it('offer no file without scripts, because none could be read', () =>
    site.visit(SCRIPTLESS, async (page) => {
      await page.goto('/en/tools/match');
      expect(await page.locator('.file').isVisible()).toBe(false);
    }));

  it('apply a choice to the rows with the same name, by keyboard', () =>
    site.visit(DESKTOP, async (page) => {
      await page.goto('/en/tools/match');
      await submit(page, 'San Francisco\nCali\nSan Francisco\nArgelia\nSan Francisco');
      expect(await counts(page)).toEqual(['1', '0', '4', '0']);
      await page.locator('select[name=choice-1]').selectOption({ index: 1 });
      const offer = page.getByRole('button', { name: 'Apply to the 2 equal rows' });
      await offer.press('Enter');
      expect(await counts(page)).toEqual(['1', '3', '1', '0']);
      expect(await page.locator('.progress').textContent()).toBe('Rows changed: 2.');
      expect(await offer.count()).toBe(0);
      const codes = await page.locator('tr[data-status=chosen] td:nth-child(4)').allTextContents();
      expect([codes.length, new Set(codes).size]).toEqual([3, 1]);
    }));

  it('copy on plain http, where the browser offers no clipboard', () =>
    site.visit(CLIPBOARD, async (page) => {
      await page.addInitScript(
        "Object.defineProperty(navigator.clipboard, 'writeText', { value: undefined })",
      );
      await page.goto('/es/herramientas/relacionar?example=1');
      await page.locator('button[data-copy-table]').click();
      await page.locator('button[data-copy-table]', { hasText: 'Copiado' }).waitFor();
      expect(await page.evaluate('navigator.clipboard.readText()')).toContain('05001');
    }));

  it('send more rows than a request takes in parts, and keep their order', () =>
    site.visit(DESKTOP, async (page) => {
      const sent: number[] = [];
      page.on('request', (request) => {
        if (request.method() === 'POST')
          sent.push(new URLSearchParams(request.postData() ?? '').get('rows')?.split('\n').length ?? 0);
      });
      await page.goto('/en/tools/match');
      const rows = Array.from({ length: 1200 }, (_, index) =>
        index % 2 === 0 ? 'Antioquia\tMedellin' : 'Valle\tCali',
      );
      await submit(page, `departamento\tmunicipio\n${rows.join('\n')}`);
      await page.locator('tbody tr:nth-child(1200)').waitFor();
      expect(sent).toEqual([1000, 201]);
      expect(await counts(page)).toEqual(['1,200', '0', '0', '0']);
      expect(await page.locator('tbody tr:nth-child(1200) td').first().textContent()).toBe('1200');
      expect(await page.locator('tbody tr:nth-child(1200)').textContent()).toContain('76001');
    }));

  it.each([
    ['en', '/en/tools/match', 'Apply choices'],
    ['es', '/es/herramientas/relacionar', 'Aplicar la selección'],
  ])('match names without scripts, and lose nothing: %s', (_, path, apply) =>
    site.visit(SCRIPTLESS, async (page) => {
      await page.goto(path);
      await submit(page, NAMES);
      expect(await page.locator('#rows').inputValue()).toBe(NAMES);
      await page.locator('select[name=choice-3]').selectOption({ index: 1 });
      await page.locator('button', { hasText: apply }).click();
      await page.locator('tr[data-status=chosen]').waitFor();
      const saved = page.waitForEvent('download');
      await page.locator('button[value=csv]').click();
      expect((await saved).suggestedFilename()).toBe('match.csv');
      const many = Array.from({ length: 1100 }, () => 'Cali').join('\n');
      await page.locator('#rows').fill(many);
      await page.locator('p.row button').click();
      await page.locator('.refusal').waitFor();
      expect(await page.locator('#rows').inputValue()).toBe(many);
    }),
  );

  it.each([
    ['/en/tools/locate', DESKTOP],
    ['/es/herramientas/ubicar', SCRIPTLESS],
  ])('locate points, and explain those that they cannot: %s', (path, options) =>
    site.visit(options, async (page) => {
      await page.goto(path);
      await submit(page, '4.65, -74.1\n-74.1, 4.65\n4,65;-74,1\n10.9 -76\nhola\n4,65,-74,1\n200, 3');
      expect(await counts(page)).toEqual(['2', '1', '4']);
      const row = (position: number) => page.locator('tbody tr').nth(position).textContent();
      expect(await row(0)).toContain('11001');
      expect(await row(2)).toContain('11001');
      expect(await row(3)).toContain('Cartagena, ');
      expect(await row(4)).toContain('4.65, -74.1');
      expect(await row(5)).toContain('4.65, -74.1');
      await page.locator('button[name=swap]').click();
      await page.locator('tbody tr:nth-child(2)[data-status=found]').waitFor();
    }),
  );
});
