import { SAVED_AT } from './stores.ts'

/** A body that was read is decoded, so these headers no longer apply. */
const TRANSFER_HEADERS = ['content-encoding', 'content-length', 'content-range', 'transfer-encoding']

/** A complete response as the stores have it: with the time. @throws {TypeError} when the connection is lost */
export async function storedResponse(response: Response): Promise<Response> {
  const body = await response.blob()
  const headers = new Headers(response.headers)
  for (const header of TRANSFER_HEADERS) headers.delete(header)
  headers.set(SAVED_AT, new Date().toISOString())
  return new Response(body, { headers })
}
