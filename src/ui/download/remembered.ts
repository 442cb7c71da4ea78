import { createContext } from 'react'
import { createStore } from '../store.ts'

/** A file as a page lists it: its key stays when it gets another content, and with it another address. */
export interface PageFile {
  key: string
  href: string
}

/** What this device took of a file. */
interface Taken {
  href: string
  /** ISO time. */
  at: string
  /** Whether it came with all files of its page. */
  withAll: boolean
}

/** Which files of a page a download at this address contains. */
export type FilesOfDownload = (href: string) => { files: readonly PageFile[]; isAll: boolean }
export const DownloadedFiles = createContext<FilesOfDownload>(() => ({ files: [], isAll: false }))

/** By the key of the file. Only this device knows it. Read from storage by `loadRemembered`. */
export const remembered = createStore<Readonly<Record<string, Taken>>>({})

const KEY = 'downloaded-files'
/** The oldest go first. A whole module has at most 300. */
const MAX = 1000

export function loadRemembered(): void {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (Array.isArray(stored)) remembered.set(Object.fromEntries(stored.filter(isEntry)))
  } catch {
    // A browser without storage remembers nothing.
  }
}

/** Notes files as they are now. */
export function remember(files: readonly PageFile[], isAll: boolean): void {
  loadRemembered()
  const known = new Map(Object.entries(remembered.get()))
  for (const { key, href } of files) {
    known.delete(key)
    known.set(key, { href, at: new Date().toISOString(), withAll: isAll })
  }
  const entries = [...known].slice(-MAX)
  remembered.set(Object.fromEntries(entries))
  try {
    localStorage.setItem(KEY, JSON.stringify(entries))
  } catch {
    // A full device remembers nothing new.
  }
}

/** An older version of the site may have stored something else. */
function isEntry(entry: unknown): entry is [string, Taken] {
  if (!Array.isArray(entry) || typeof entry[0] !== 'string') return false
  const taken: unknown = entry[1]
  return typeof taken === 'object' && taken !== null && 'href' in taken && 'at' in taken && 'withAll' in taken
}
