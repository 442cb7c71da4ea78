import type { Diagram } from '../../diagram.ts'

export const POSTPARTUM: Diagram[] = []
