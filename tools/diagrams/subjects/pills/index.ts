import type { Diagram } from '../../diagram.ts'

export const PILLS: Diagram[] = []
