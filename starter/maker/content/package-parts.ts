import { extname } from 'node:path'
import type { StarterFile } from './content.ts'

/** An entry of `module.json`. */
export interface Entry {
  kind: string
  id: string
  published?: string
  updated?: string
  value: Readonly<Record<string, unknown>>
}

export type Items = { key: string; [field: string]: unknown }[]

const MAX_KEY = 50

/**
 * Gives each item of a list a key that stays the same when others are added, removed or moved: its first text in plain
 * letters.
 */
export function keyed(items: readonly object[]): Items {
  const taken = new Set<string>()
  return items.map((item) => {
    const text = Object.values(item).find((value) => typeof value === 'string' && value !== '')
    const words = String(text)
      .normalize('NFKD')
      .replace(/\p{Mark}/gu, '')
      .toLowerCase()
      .match(/[a-z0-9]+/g) ?? ['item']
    const name = words.join('-').slice(0, MAX_KEY)
    let key = name
    for (let number = 2; taken.has(key); number++) key = `${name}-${number}`
    taken.add(key)
    return { ...item, key }
  })
}

/** The files of a package by the path that entries name. */
export class PackageFiles {
  readonly byPath = new Map<string, StarterFile>()

  /** Adds a file, once. @returns its path in the package */
  add(file: StarterFile): string {
    const ending = extname(file.name)
    const stem = file.name.slice(0, file.name.length - ending.length)
    for (let number = 1; ; number++) {
      const path = `files/${stem}${number === 1 ? '' : ` (${number})`}${ending}`
      const known = this.byPath.get(path)
      if (known !== undefined && known.path !== file.path) continue
      this.byPath.set(path, file)
      return path
    }
  }
}
