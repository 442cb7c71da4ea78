import { remembered } from '#ui/download/remembered.ts'

interface DeviceFile {
  section: string
  id: number
  file: string | null
}

/** The key of a file on this device. That of the guide has the module's id, and every module has one. */
export function deviceKey({ section, id }: DeviceFile): string {
  return `${section}-${id}`
}

export function isNewer(taken: Readonly<Record<string, { href: string }>>, file: DeviceFile): boolean {
  const last = taken[deviceKey(file)]
  return last !== undefined && file.file !== null && last.href !== file.file
}

export function useIsNewer(file: DeviceFile): boolean {
  return remembered.useStore((taken) => isNewer(taken, file))
}
