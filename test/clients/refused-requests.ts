// Requests that must fail, and must do so as programs expect: the status they branch on, and a body that is JSON.
import type { ProgramKind } from './exchange.js';

const problemLines = (status: number) => [
  `status = ${status}`,
  'title: string',
  'detail: string',
  'type: string',
];
const badRequest = { status: 400, reads: [...problemLines(400), 'errors[].parameter: string'] };
const notFound = { status: 404, reads: problemLines(404) };

export const refusedRequests: ProgramKind = {
  kind: 'refused request',
  exchanges: [
    { program: 'QA: an id that nothing has', asks: '/api/v1/Map/999', ...notFound },
    { program: 'QA: an airport that does not exist', asks: '/api/v1/Airport/99999', ...notFound },
    { program: 'QA: cities of no department', asks: '/api/v1/Department/999/cities', ...notFound },
    { program: 'QA: id zero', asks: '/api/v1/Department/0', ...badRequest },
    { program: 'QA: a negative id', asks: '/api/v1/City/-1', ...badRequest },
    { program: 'a page before its state is set', asks: '/api/v1/Department/undefined', ...badRequest },
    {
      program: 'QA: a field that cannot be sorted by',
      asks: '/api/v1/Department?sortBy=nope',
      ...badRequest,
    },
    { program: 'QA: no direction', asks: '/api/v1/City?sortBy=name&sortDirection=up', ...badRequest },
    {
      program: 'QA: pages are counted from one',
      asks: '/api/v1/City/pagedList?Page=0&PageSize=10',
      ...badRequest,
    },
    { program: 'QA: a page needs its number', asks: '/api/v1/City/pagedList', ...badRequest },
    { program: 'a page size of zero', asks: '/api/v1/Airport/pagedList?page=1&pagesize=0', ...badRequest },
    { program: 'no year', asks: '/api/v1/Holiday/year/next', ...badRequest },
    { program: 'the thirteenth month', asks: '/api/v1/Holiday/year/2025/month/13', ...badRequest },
    { program: 'no records at all', asks: '/api/v1/President?limit=0', ...badRequest },
    {
      program: 'Kotlin SDK: departments in the plural',
      asks: '/api/v1/Departments',
      status: 404,
      reads: [...problemLines(404), 'nearest: string'],
    },
    {
      program: 'Flutter and MCP: holidays without the word year',
      asks: '/api/v1/Holiday/2026',
      status: 404,
      reads: [...problemLines(404), 'nearest: string'],
    },
    { program: 'jQuery: a letter missing', asks: '/api/v1/Region/1/deparments', ...notFound },
    { program: 'MCP: a family that is called otherwise', asks: '/api/v1/RadioStation', ...notFound },
    {
      program: 'Odoo module: the template was never filled in',
      asks: '/api/v1/President/{id}',
      ...badRequest,
    },
    {
      program: 'QA: nothing can be deleted',
      asks: 'DELETE /api/v1/Department/1',
      status: 405,
      headers: { allow: /\bGET\b/ },
      reads: problemLines(405),
    },
  ],
};
