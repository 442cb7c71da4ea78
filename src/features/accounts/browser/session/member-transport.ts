import { ApiError, type ApiRequest, type ApiResponse, type Transport } from '#core/client.ts'
import { browserTransport } from '#ui/browser-transport.ts'
import { renewTokens } from './renewal.ts'
import { readTokens } from './tokens.ts'

const UNAUTHORIZED = 401

/** A call that needs an account was refused for good: log in, then try again. */
export class SessionEnded extends ApiError {
  constructor() {
    super(UNAUTHORIZED, null)
    this.name = 'SessionEnded'
  }
}

/**
 * Calls the API as the member who is logged in. A token that has run out is renewed, and the call made once more.
 * @throws {SessionEnded} when nobody is logged in (any more)
 */
export function memberTransport(signal?: AbortSignal): Transport {
  return async (request) => {
    const tokens = readTokens()
    if (tokens === undefined) throw new SessionEnded()
    const answer = await send(request, tokens.access, signal)
    if (answer.status !== UNAUTHORIZED) return answer
    const renewed = await renewTokens(tokens.access)
    if (renewed === undefined) throw new SessionEnded()
    const second = await send(request, renewed.access, signal)
    if (second.status === UNAUTHORIZED) throw new SessionEnded()
    return second
  }
}

function send(request: ApiRequest, token: string, signal: AbortSignal | undefined): Promise<ApiResponse> {
  return browserTransport(signal)({ ...request, token })
}
