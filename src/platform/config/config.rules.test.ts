import { expect, test } from 'vitest'
import { readConfig } from './config.ts'

test.each(['0', '-1', '1.5', '10.0.0.0/33', 'proxy.example.org', 'yes'])(
  'TRUST_PROXY=%s is refused, and the error names it',
  (TRUST_PROXY) => {
    expect(() => readConfig({ TRUST_PROXY })).toThrow('TRUST_PROXY')
  },
)

test('behind a proxy the server listens on this machine only, unless HOST is set', () => {
  expect(readConfig({}).host).toBe('0.0.0.0')
  expect(readConfig({ TRUST_PROXY: '1' }).host).toBe('127.0.0.1')
  expect(readConfig({ TRUST_PROXY: '10.0.0.0/8', HOST: '10.0.0.5' }).host).toBe('10.0.0.5')
})
