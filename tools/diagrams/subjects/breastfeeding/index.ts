import type { Diagram } from '../../diagram.ts'

export const BREASTFEEDING: Diagram[] = []
