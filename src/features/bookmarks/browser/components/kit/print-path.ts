import type { PrintPlan } from '../../../contract.ts'

export interface PrintProps {
  name: string
  /** Path of the archive; that of the print set differs in one part. */
  archive: string
  loadPlan: () => Promise<PrintPlan>
}

export function printPath(archive: string): string {
  return archive.replace('/archive/', '/print-set/')
}
