/** After these words '(2)' and 'v2' are numbers of the thing, not of a copy: 'Session (2)'. Without accents. */
const NUMBERED =
  /\b(module|modulo|session|seance|sesion|part|partie|parte|unite?|unidad|day|jour|dia|week|semaine|semana|lesson|lecon|leccion|chapter|chapitre|capitulo|section|seccion|step|etape|paso|annexe?|anexo|figure|figura|table|tableau|tabla|group|groupe|grupo|phase|fase|version|case|cas|caso|no|num|numero)$/
/** 'Client copy' and 'Test final' are names; 'Session plan copy' and 'Plan final' are states of a file. */
const WHOSE_COPY =
  /(\b(client|patient|participant|trainer|facilitator|learner|student|provider|nurse|supervisor|teacher|clinic|office|hard|soft|paper|print|printed|master|file|your|our)|['’]s|s['’])$/
const ENDS_THINGS =
  /\b(tests?|post-?test|prueba|exam|examen|quiz|evaluation|evaluacion|assessment|questionnaire|cuestionario|encuesta|enquete|report|rapport|informe|session|seance|sesion|day|jour|dia|exercice|exercise|ejercicio|projet|project|proyecto|trabajo|travail|tarea|devoir|bilan|synthese|sintesis|resultats?|resultados?|phase|fase|etape|paso|partie|parte)$/

const NUMBER = String.raw`(?:[ -]?v?\d{1,2}(?:\.\d{1,2}){0,2})?`
const DATE = String.raw`(?:(?:19|20)\d\d([-. ]?)(?:0[1-9]|1[0-2])\1(?:0[1-9]|[12]\d|3[01])|(?:0[1-9]|[12]\d|3[01])([-. ])(?:0[1-9]|1[0-2])\2(?:19|20)\d\d)`
const BEFORE = String.raw`[\s,;–—-]+[([]?`
const AFTER = String.raw`[)\]]?$`
const atEnd = (noise: string, flags = 'i') => new RegExp(BEFORE + noise + AFTER, flags)

interface Noise {
  pattern: RegExp
  /** Words before it with which it belongs to the title. Compared without accents. */
  unlessAfter?: RegExp
}

/** What programs and people add to the name of a file, in English, French and Spanish. Years and plain numbers stay. */
const NOISE: readonly Noise[] = [
  { pattern: /^(copy of|copie de|copia de|microsoft (word|powerpoint|excel) -) /i },
  { pattern: new RegExp(`^${DATE}[\\s,;–—-]+`) },
  { pattern: atEnd(DATE, '') },
  { pattern: /\s*\(\d{1,2}\)$/, unlessAfter: NUMBERED },
  { pattern: / - (copy|copie|copia)$/i },
  { pattern: atEnd(`(?:copy|copie|copia)(?: \\d{1,2})?`), unlessAfter: WHOSE_COPY },
  {
    pattern: atEnd(
      `(?:final (?:version|draft)|version (?:finale?|definitiv[ea])|versión (?:final|definitiva))${NUMBER}`,
    ),
  },
  // In capitals among other letters it is no word of the title.
  { pattern: /(?<=\p{Ll}.*)[\s,;–—-]+[([]?FINALE?(?:[ -]?[vV]?\d{1,2})?[)\]]?$/u },
  { pattern: atEnd(`(?:draft|brouillon|borrador)${NUMBER}`) },
  { pattern: atEnd(`finale?${NUMBER}`), unlessAfter: ENDS_THINGS },
  { pattern: atEnd(String.raw`v\d{1,2}(?:\.\d{1,2}){0,2}`), unlessAfter: NUMBERED },
]

/** A title needs another word than these. */
const NOTHING_ELSE =
  /\b(copy|copie|copia|of|de|final|finale|versi[oó]n|definitiv[ea]|draft|brouillon|borrador|v(?=\d))/gi

/**
 * The name of a file without its noise: 'Copy of Session plan FINAL v3 (2)' becomes 'Session plan'. In doubt a word stays, and a
 * name that is nothing but noise stays whole.
 */
export function cleanTitle(name: string): string {
  const next = NOISE.map((noise) => withoutNoise(name, noise)).find((title) => title !== name)
  return next === undefined ? name : cleanTitle(next)
}

function withoutNoise(name: string, { pattern, unlessAfter }: Noise): string {
  const match = pattern.exec(name)
  if (match === null || unlessAfter?.test(foldAccents(name.slice(0, match.index)))) return name
  const rest = name.replace(pattern, '').trim()
  return /\p{L}/u.test(rest.replace(NOTHING_ELSE, '')) ? rest : name
}

/** Lower case without accents: 'Séance' becomes 'seance'. */
export function foldAccents(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase()
}
