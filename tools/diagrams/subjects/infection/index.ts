import type { Diagram } from '../../diagram.ts'

export const INFECTION: Diagram[] = []
