// A request that is among the most expensive ones that a route allows.
export interface DearRequest {
  readonly path: string;
  readonly method?: 'GET' | 'POST';
  readonly type?: string;
  readonly accept?: string;
  readonly body?: string;
}

/** Up to five different requests of one route, so that no response is cached. */
export interface DearRequests {
  /** Their responses. */
  readonly name: string;
  readonly requests: readonly DearRequest[];
}
