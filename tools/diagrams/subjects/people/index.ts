import type { Diagram } from '../../diagram.ts'

export const PEOPLE: Diagram[] = []
