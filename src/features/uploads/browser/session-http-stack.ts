import { DefaultHttpStack, type HttpRequest, type HttpResponse, type HttpStack } from 'tus-js-client'
import { SessionEnded } from '#features/accounts/browser/session/member-transport.ts'
import { renewTokens } from '#features/accounts/browser/session/renewal.ts'
import { readTokens } from '#features/accounts/browser/session/token-storage.ts'

const UNAUTHORIZED = 401
const MISSING = [404, 410]

/** Sends the requests of an upload as the logged-in member. If the access token has expired, it is renewed first. */
export class SessionHttpStack implements HttpStack {
  readonly #stack = new DefaultHttpStack({})

  createRequest(method: string, url: string): HttpRequest {
    return new SessionRequest(method, url, this.#stack)
  }

  getName(): string {
    return 'SessionHttpStack'
  }
}

class SessionRequest implements HttpRequest {
  readonly #method: string
  readonly #url: string
  readonly #stack: HttpStack
  readonly #headers = new Map<string, string>()
  #onProgress: (sentBytes: number) => void = () => undefined
  #request: HttpRequest
  #isAborted = false

  constructor(method: string, url: string, stack: HttpStack) {
    this.#method = method
    this.#url = url
    this.#stack = stack
    this.#request = stack.createRequest(method, url)
  }

  getMethod(): string {
    return this.#method
  }

  getURL(): string {
    return this.#url
  }

  setHeader(header: string, value: string): void {
    this.#headers.set(header, value)
  }

  getHeader(header: string): string | undefined {
    return this.#headers.get(header)
  }

  setProgressHandler(handler: (sentBytes: number) => void): void {
    this.#onProgress = handler
  }

  getUnderlyingObject(): unknown {
    return this.#request.getUnderlyingObject()
  }

  async abort(): Promise<void> {
    this.#isAborted = true
    await this.#request.abort()
  }

  /** @throws {SessionEnded} if nobody is logged in */
  async send(body: unknown): Promise<HttpResponse> {
    const tokens = readTokens()
    if (tokens === undefined) throw new SessionEnded()
    const response = await this.#sendAs(tokens.access, body)
    if (response.getStatus() !== UNAUTHORIZED) return this.#checked(response)
    const renewed = await renewTokens(tokens.access)
    if (renewed === undefined) throw new SessionEnded()
    // `abort` has no request to stop while the token is renewed.
    if (this.#isAborted) throw new Error('The request was aborted')
    this.#request = this.#stack.createRequest(this.#method, this.#url)
    const second = await this.#sendAs(renewed.access, body)
    if (second.getStatus() === UNAUTHORIZED) throw new SessionEnded()
    return this.#checked(second)
  }

  #sendAs(token: string, body: unknown): Promise<HttpResponse> {
    for (const [name, value] of this.#headers) this.#request.setHeader(name, value)
    this.#request.setHeader('Authorization', `Bearer ${token}`)
    this.#request.setProgressHandler(this.#onProgress)
    return this.#request.send(body)
  }

  /**
   * When the server can't say how much of an upload it has, tus would begin the upload again. It may do so only when the upload
   * does not exist any more.
   */
  #checked(response: HttpResponse): HttpResponse {
    const status = response.getStatus()
    if (this.#method === 'HEAD' && status >= 400 && !MISSING.includes(status))
      throw new Error(`The server answered ${status}`)
    return response
  }
}
