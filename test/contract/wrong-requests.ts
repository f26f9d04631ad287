// Requests that the contract rejects: a method, the path after `/api/v1`, and the status of the response.

export const wrongRequests = [
  ['GET', '/City/abc', 400],
  ['GET', '/City/0', 400],
  ['GET', '/City/2147483648', 400],
  ['GET', '/City/999999', 404],
  ['GET', '/City/1/volcanoes?sortBy=nope', 400],
  ['GET', '/Region?limit=0', 400],
  ['GET', '/Region?offset=-1', 400],
  ['GET', '/Region?sortBy=%E0%A4%A', 400],
  ['GET', '/InvasiveSpecie/pagedList', 400],
  ['GET', '/InvasiveSpecie/pagedList?Page=0', 400],
  ['GET', '/InvasiveSpecie/pagedList?Page=1&PageSize=x', 400],
  ['GET', '/Holiday/year/1983', 400],
  ['GET', '/Holiday/year/2026?includeSunday=maybe', 400],
  ['GET', '/Nope', 404],
  ['POST', '/City', 405],
  ['GET', '/City/%E0%A4%A', 400],
] as const;
