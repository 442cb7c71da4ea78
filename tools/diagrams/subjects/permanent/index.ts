import type { Diagram } from '../../diagram.ts'

export const PERMANENT: Diagram[] = []
