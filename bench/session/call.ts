import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 200 })

export interface CallOptions {
  method: 'GET' | 'POST'
  /** Client address in X-Forwarded-For. */
  ip: string
  token?: string
  body?: object
}

/** Sends a request and reads the complete response. @returns its status */
export function call(url: string, { method, ip, token, body }: CallOptions): Promise<number> {
  const content = body === undefined ? undefined : JSON.stringify(body)
  return new Promise((resolve, reject) => {
    const headers = {
      'x-forwarded-for': ip,
      ...(token !== undefined && { authorization: `Bearer ${token}` }),
      ...(content !== undefined && {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(content),
      }),
    }
    const outgoing = request(url, { agent, method, headers }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject)
      response.resume()
    })
    outgoing.on('error', reject)
    outgoing.end(content)
  })
}
