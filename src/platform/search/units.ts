/** Units, folded, with other ways to write them: '72h' is found as '72 hours'. */
const UNITS = [
  'h hr hrs hour hours heure heures hora horas',
  'min mins minute minutes minuto minutos',
  'day days jour jours dia dias',
  'week weeks wk wks semaine semaines semana semanas',
  'month months mois mes meses',
  'year years yr yrs an ans annee annees ano anos',
  'mcg ug μg microgram micrograms microgramme microgrammes microgramo microgramos',
  'mg milligram milligrams milligramme milligrammes miligramo miligramos',
  'ml millilitre millilitres milliliter milliliters mililitro mililitros',
  'kg kilo kilos kilogram kilograms kilogramme kilogrammes kilogramo kilogramos',
].map((names) => names.split(' '))

const NAMES = new Map(UNITS.flatMap((names) => names.map((name) => [name, names] as const)))

export function isUnit(word: string): boolean {
  return NAMES.has(word)
}

/** All ways to write a unit; any other word as it is. */
export function namesOfUnit(word: string): readonly string[] {
  return NAMES.get(word) ?? [word]
}
