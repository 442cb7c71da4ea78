import type { Db } from '#platform/database/schema.ts'
import { nameKey } from './synonyms.ts'
import type { Phrase, Term } from './terms.ts'
import { listBeginnings, listForms } from './vocabulary.ts'

/** Adds the other forms of the words of terms and of their synonyms. */
export async function withForms(db: Db, terms: readonly Term[]): Promise<Term[]> {
  const singles = (phrases: readonly Phrase[]) => phrases.flatMap((phrase) => (phrase.length === 1 ? phrase : []))
  const typed = terms.map(({ phrases }) => singles(phrases))
  const named = terms.map(({ names }) => singles(names.map(({ phrase }) => phrase)))
  const known = await listForms(db, [...new Set([...typed, ...named].flat())])
  const formsOf = (words: readonly string[] = []) => words.flatMap((word) => known.get(word) ?? [])
  const all: Term[] = []
  for (const [at, term] of terms.entries()) {
    const [forms, formsOfNames] = [formsOf(typed[at]), formsOf(named[at])]
    const begun = term.prefix === undefined ? [] : await listBeginnings(db, term.prefix)
    const phrasesOf = (rows: readonly { word: string }[], except: readonly string[] = []) =>
      [...new Set(rows.map(({ word }) => word))].filter((word) => !except.includes(word)).map((word) => [word])
    const names = phrasesOf(formsOfNames, named[at]).map((phrase) => ({ phrase, isPrefix: false }))
    const written = [...forms, ...formsOfNames, ...begun].map((row) => row.written)
    // The reader does not see that the typed word's own forms are searched.
    const isForm = (name: string) => forms.some(({ word }) => word === nameKey(name) && !typed[at]?.includes(word))
    const isKnown = (name: string) => isForm(term.synonym?.meaning ?? name) || isForm(name)
    const synonym = term.synonym && { ...term.synonym, names: term.synonym.names.filter((name) => !isKnown(name)) }
    all.push({
      ...term,
      ...(synonym && { synonym }),
      forms: phrasesOf(forms, typed[at]),
      names: [...term.names, ...names],
      written: [...new Set([...term.written, ...written])],
    })
  }
  return all
}
