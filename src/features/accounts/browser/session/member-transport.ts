import { ApiError, type ApiRequest, type ApiResponse, type Transport } from '#core/client.ts'
import { browserTransport, type TransportOptions } from '#ui/page/browser-transport.ts'
import { renewTokens } from './renewal.ts'
import { readTokens } from './token-storage.ts'

const UNAUTHORIZED = 401

/** The API rejected the request for good because nobody is logged in. After a login it can be repeated. */
export class SessionEnded extends ApiError {
  constructor() {
    super({ status: UNAUTHORIZED, body: null })
    this.name = 'SessionEnded'
  }
}

/**
 * Calls the API as the logged-in member. If the access token has expired, it is renewed and the request repeated once.
 * @throws {SessionEnded} if nobody is logged in
 */
export function memberTransport(signal?: AbortSignal, options?: TransportOptions): Transport {
  const send = (request: ApiRequest, token: string): Promise<ApiResponse> =>
    browserTransport(signal, options)({ ...request, token })
  return async (request) => {
    const tokens = readTokens()
    if (tokens === undefined) throw new SessionEnded()
    const response = await send(request, tokens.access)
    if (response.status !== UNAUTHORIZED) return response
    const renewed = await renewTokens(tokens.access)
    if (renewed === undefined) throw new SessionEnded()
    const second = await send(request, renewed.access)
    if (second.status === UNAUTHORIZED) throw new SessionEnded()
    return second
  }
}
