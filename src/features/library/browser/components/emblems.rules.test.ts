import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { parse } from 'yaml'
import { z } from 'zod'
import { EMBLEMS, emblemOf } from './emblems.ts'

const CATEGORIES = z
  .array(z.string())
  .parse(parse(readFileSync(new URL('../../../../../starter/site/categories.yaml', import.meta.url), 'utf8')))

test('each category of the starter content has an emblem of its own', () => {
  const emblems = CATEGORIES.map(emblemOf)
  expect(new Set(emblems).size).toBe(CATEGORIES.length)
  expect(emblems).not.toContain('woven')
})

test('a category that an editor adds has the woven emblem, unless its name says more', () => {
  expect(emblemOf('Self-care')).toBe('woven')
  expect(emblemOf('Implants and IUDs')).toBe('lasting')
})

test('an emblem is smaller than 1 kB', () => {
  for (const drawing of Object.values(EMBLEMS)) expect(drawing.length).toBeLessThan(1000)
})
