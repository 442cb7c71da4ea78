import sharp from 'sharp'
import { expect } from 'vitest'
import { User } from '#features/accounts/contract.ts'
import type { TestMember } from '#testing/member.ts'

export const PROFILE = '/api/auth/user/'

let addresses = 0
/** A new IP address, so that the limits per address do not apply. */
export const randomIp = () => `10.30.${addresses >> 8}.${addresses++ & 255}`

export const change = (member: TestMember, body: Record<string, unknown>) =>
  member.call('PATCH', PROFILE, { body, ip: randomIp() })

export function changeByForm(member: TestMember, fields: Record<string, string | File>) {
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  return member.call('PATCH', PROFILE, { form, ip: randomIp() })
}

export async function userOf(member: TestMember): Promise<User> {
  return User.parse((await member.call('GET', PROFILE, { ip: randomIp() })).body)
}

export function sendPhoto(member: TestMember, bytes: Uint8Array | string) {
  const content = typeof bytes === 'string' ? bytes : new Uint8Array(bytes)
  return changeByForm(member, { profile_picture: new File([content], 'photo.png', { type: 'image/png' }) })
}

/** Uploads a photo that the site accepts. @returns its URL */
export async function withPhoto(member: TestMember, bytes: Uint8Array): Promise<string> {
  const { status, body } = await sendPhoto(member, bytes)
  expect([status, body]).toMatchObject([200, { profile_picture: expect.any(String) }])
  return User.parse(body).profile_picture ?? ''
}

interface PictureOptions {
  width?: number
  height?: number
  background?: string | { r: number; g: number; b: number; alpha: number }
}

export function createPicture({ width = 640, height = 480, background = '#336699' }: PictureOptions = {}) {
  const channels = typeof background === 'string' ? 3 : 4
  return sharp({ create: { width, height, channels, background } })
}
