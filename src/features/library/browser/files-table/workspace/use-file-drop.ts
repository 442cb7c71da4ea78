import { useEffect, useEffectEvent, useState } from 'react'

export interface DroppedFile {
  /** With the folders that were dropped. */
  path: string
  file: File
}

interface FileDrop {
  isOver: boolean
  /** The row below one file, which takes its place; undefined below many. */
  key: string | undefined
}

const NONE: FileDrop = { isOver: false, key: undefined }

/** Takes files that are dropped anywhere on the page. @param onDrop gets the key of the row on which they are dropped */
export function useFileDrop(onDrop: (files: DroppedFile[], key: string | undefined) => void): FileDrop {
  const [over, setOver] = useState(NONE)
  const drop = useEffectEvent((event: DragEvent) => {
    event.preventDefault()
    setOver(NONE)
    const key = rowAt(event)
    // The entries can be read during the event only.
    const entries = [...(event.dataTransfer?.items ?? [])].flatMap((item) => item.webkitGetAsEntry() ?? [])
    // Without entries there are no folders, e.g. for files from another program.
    const plain = [...(event.dataTransfer?.files ?? [])].map((file) => ({ path: file.name, file }))
    if (entries.length < plain.length) onDrop(plain, key)
    else void Promise.all(entries.map(filesIn)).then((files) => onDrop(files.flat(), key))
  })
  useEffect(() => {
    const ending = new AbortController()
    const listen = (name: 'dragover' | 'dragleave' | 'drop', listener: (event: DragEvent) => void) =>
      addEventListener(name, (event) => hasFiles(event) && listener(event), { signal: ending.signal })
    listen('dragover', (event) => {
      event.preventDefault()
      const isOne = event.dataTransfer?.items.length === 1
      const key = isOne ? rowAt(event) : undefined
      setOver((before) => (before.isOver && before.key === key ? before : { isOver: true, key }))
    })
    // Leaving the window has no related target.
    listen('dragleave', (event) => event.relatedTarget === null && setOver(NONE))
    listen('drop', (event) => drop(event))
    return () => ending.abort()
  }, [])
  return over
}

function hasFiles({ dataTransfer }: DragEvent): boolean {
  return dataTransfer?.types.includes('Files') ?? false
}

function rowAt({ target }: DragEvent): string | undefined {
  const row = target instanceof Element ? target.closest<HTMLElement>('.files-grid tbody tr') : null
  return row?.dataset.key
}

/** The files of a dropped file or folder. */
async function filesIn(entry: FileSystemEntry): Promise<DroppedFile[]> {
  const path = entry.fullPath.replace(/^\//, '')
  if (isFile(entry)) return [{ path, file: await new Promise<File>((resolve, reject) => entry.file(resolve, reject)) }]
  if (!isFolder(entry)) return []
  const reader = entry.createReader()
  const found: FileSystemEntry[] = []
  // A browser gives at most a hundred at a time.
  for (;;) {
    const more = await new Promise<FileSystemEntry[]>((resolve, reject) => reader.readEntries(resolve, reject))
    if (more.length === 0) break
    found.push(...more)
  }
  return (await Promise.all(found.map(filesIn))).flat()
}

function isFile(entry: FileSystemEntry): entry is FileSystemFileEntry {
  return entry.isFile
}

function isFolder(entry: FileSystemEntry): entry is FileSystemDirectoryEntry {
  return entry.isDirectory
}
