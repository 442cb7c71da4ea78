import { expect, test } from 'vitest'
import { previewKeyOf } from './preview-address.ts'

test.each([
  ['?preview=plan-2', 'plan-2'],
  ['?preview=plan).', 'plan'],
  // Without a search through all of it: an address may have 16,000 characters.
  ['?preview=plan)))%20and%20more', 'plan'],
  ['?language=fr', null],
])('%s is the preview of %s', (search, key) => expect(previewKeyOf(search)).toBe(key))
