import { useEffect } from 'react'
import { urlOf } from '#core/client.ts'
import { type FilesOfDownload, loadRemembered, type PageFile, remembered } from '#ui/download/remembered.ts'
import { paths } from '../../paths.ts'
import { filesOfModule, type ListedFile } from '../components/ModuleFileRow.tsx'
import type { ModuleData } from '../components/module-data.ts'

/** The key of a file on this device. That of the guide has the module's id, and every module has one. */
export function deviceKey({ section, id }: ListedFile): string {
  return `${section}-${id}`
}

/** The key of a file in `download-files`. */
export function archiveKey({ section, id }: ListedFile): string {
  return section === 'facilitators_guide' ? 'guide' : String(id)
}

/** What a download on the pages of a module contains. */
export function downloadsOf(data: ModuleData): FilesOfDownload {
  const { slug } = data.module
  const all = urlOf(paths.downloadModule, { params: { module: slug } })
  const some = urlOf(paths.downloadFiles, { params: { module: slug } })
  return (href) => {
    const [path = '', query] = href.split('?')
    const keys = path === some ? (new URLSearchParams(query).get('files')?.split(',') ?? []) : []
    const isIn = (file: ListedFile) => href === all || keys.includes(archiveKey(file)) || file.file === href
    return { files: pageFiles(filesOfModule(data).filter(isIn)), isAll: href === all }
  }
}

export function pageFiles(files: readonly ListedFile[]): PageFile[] {
  return files.flatMap((file) => (file.file === null ? [] : [{ key: deviceKey(file), href: file.file }]))
}

/** Loads what this device has downloaded, once the page is hydrated. */
export function useRemembered() {
  useEffect(loadRemembered, [])
  return remembered.useStore((all) => all)
}

/** Whether this device has downloaded an earlier content of the file. */
export function useIsNewer(file: ListedFile): boolean {
  return remembered.useStore((all) => isNewer(all[deviceKey(file)], file))
}

export function isNewer(taken: { href: string } | undefined, { file }: ListedFile): boolean {
  return taken !== undefined && file !== null && taken.href !== file
}
