import type { Diagram } from '../../diagram.ts'

export const CONDOMS: Diagram[] = []
