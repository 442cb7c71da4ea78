import { Agent, request } from 'node:http'

const agent = new Agent({ keepAlive: true, maxSockets: 200 })

export interface Sent {
  method: 'GET' | 'POST'
  /** Network address that the proxy would name. */
  ip: string
  token?: string
  body?: object
}

/** The status of the answer, once all of it has come. */
export function call(url: string, { method, ip, token, body }: Sent): Promise<number> {
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
    const sent = request(url, { agent, method, headers }, (response) => {
      response.on('end', () => resolve(response.statusCode ?? 0)).on('error', reject)
      response.resume()
    })
    sent.on('error', reject)
    sent.end(content)
  })
}
