import { urlOf } from '#core/client.ts'
import type { FilesOfDownload, PageFile } from '#ui/download/remembered.ts'
import { paths } from '../../paths.ts'
import { filesOfModule, type ListedFile } from '../components/ModuleFileRow.tsx'
import type { ModuleData } from '../components/module-data.ts'
import { deviceKey } from './is-newer.ts'

/** The key of a file in `download-files`. */
export function archiveKey({ section, id }: ListedFile): string {
  return section === 'facilitators_guide' ? 'guide' : String(id)
}

export function downloadsOf(data: ModuleData): FilesOfDownload {
  const params = { module: data.module.slug }
  const all = urlOf(paths.downloadModule, { params })
  const some = urlOf(paths.downloadFiles, { params })
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
