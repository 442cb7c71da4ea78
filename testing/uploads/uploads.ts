import { createMember, type TestMember } from '#testing/member.ts'
import type { TestResponse, TestSite } from '#testing/site.ts'

export const TUS = { 'tus-resumable': '1.0.0' }

/** Creates an editor whose role counts. */
export function createEditor(site: TestSite): Promise<TestMember> {
  return createMember(site, { role: 'editor', isChecked: true })
}

export function metadataOf(name: string): string {
  return `filename ${Buffer.from(name).toString('base64')}`
}

/** Begins an upload. @returns its address */
export async function beginUpload(member: TestMember, name: string, sizeBytes: number): Promise<string> {
  const { headers, status, body } = await createUpload(member, name, sizeBytes)
  if (status !== 201) throw new Error(`${status} ${JSON.stringify(body)}`)
  return String(headers.location)
}

export function createUpload(member: TestMember, name: string, sizeBytes: number): Promise<TestResponse> {
  const headers = { ...TUS, 'upload-length': String(sizeBytes), 'upload-metadata': metadataOf(name) }
  return member.call('POST', '/api/uploads/', { headers })
}

/** Sends bytes of an upload as a client of the protocol. */
export async function sendBytes(
  { app }: Pick<TestSite, 'app'>,
  { access }: TestMember,
  address: string,
  offset: number,
  bytes: Uint8Array,
) {
  const { statusCode: status, headers } = await app.inject({
    method: 'PATCH',
    url: address,
    payload: Buffer.from(bytes),
    headers: {
      ...TUS,
      authorization: `Bearer ${access}`,
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
  })
  return { status, headers }
}

/** How many bytes of an upload the site has. */
export async function offsetOf(
  { app }: Pick<TestSite, 'app'>,
  { access }: TestMember,
  address: string,
): Promise<number> {
  const headers = { ...TUS, authorization: `Bearer ${access}` }
  return Number((await app.inject({ method: 'HEAD', url: address, headers })).headers['upload-offset'])
}

/** The state of an upload. */
export async function stateOf(member: TestMember, address: string): Promise<TestResponse> {
  return member.call('GET', address.replace('/api/uploads/', '/api/uploads-state/'))
}
