import type { PersonLook } from '../../kit/people.ts'

export const MOTHER: PersonLook = { skin: 'skinDark', head: 'wrap', headPaint: 'terracotta', cloth: 'leaf' }
export const FATHER: PersonLook = { skin: 'skinDeep', head: 'short', cloth: 'indigo' }
