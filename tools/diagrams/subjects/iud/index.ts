import type { Diagram } from '../../diagram.ts'

export const IUD: Diagram[] = []
