import { createHash } from 'node:crypto'
import { expect, test } from 'vitest'
import { decrypt, encrypt } from './encrypt.ts'

const siteWith = (root: string) => ({
  keyFor: (purpose: string) => createHash('sha256').update(`${root} ${purpose}`).digest(),
})
const site = siteWith('one')

test('a text is decrypted only with the same secret, purpose and subject', () => {
  const encrypted = encrypt(site, 'purpose', '7', 'JBSWY3DPEHPK3PXP')
  expect(encrypted).not.toContain('JBSW')
  expect(decrypt(site, 'purpose', '7', encrypted)).toBe('JBSWY3DPEHPK3PXP')
  expect(decrypt(site, 'purpose', '8', encrypted)).toBeUndefined()
  expect(decrypt(site, 'other', '7', encrypted)).toBeUndefined()
  expect(decrypt(siteWith('two'), 'purpose', '7', encrypted)).toBeUndefined()
})

test('a text that was changed or cut is not decrypted, and the same text is never encrypted twice alike', () => {
  const encrypted = encrypt(site, 'purpose', '7', 'text')
  expect(encrypt(site, 'purpose', '7', 'text')).not.toBe(encrypted)
  const bytes = Buffer.from(encrypted, 'base64url')
  for (let at = 0; at < bytes.length; at++) {
    const changed = Buffer.from(bytes)
    changed.writeUInt8(changed.readUInt8(at) ^ 1, at)
    expect(decrypt(site, 'purpose', '7', changed.toString('base64url'))).toBeUndefined()
  }
  for (const cut of ['', encrypted.slice(0, 10), encrypted.slice(0, -2)])
    expect(decrypt(site, 'purpose', '7', cut)).toBeUndefined()
})
