import type { Diagram } from '../../diagram.ts'

export const ELIGIBILITY: Diagram[] = []
