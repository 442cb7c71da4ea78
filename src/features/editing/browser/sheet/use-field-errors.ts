import { useEffect, useEffectEvent } from 'react'
import { isSame } from '#core/content-changes.ts'
import { listFieldProblems } from '#core/content-problems.ts'
import { fieldProblemText } from '../../messages.ts'
import { checkDraft, draftOf, standingProblems, useCheck } from '../bar/checked-drafts.ts'
import type { DraftState } from '../bar/draft-state.ts'
import { isOfField } from '../bar/problems.ts'
import type { FieldErrors } from '../fields/inputs.tsx'

/**
 * What is wrong with the fields of a draft. After an attempt to publish also what is empty and what the server has found. The error
 * of a field goes away when the field changes; then the server checks again.
 */
export function useFieldErrors(state: DraftState): FieldErrors {
  const { type, value } = state
  const check = useCheck(state)
  const found = check ? check.problems.filter(({ code, level }) => level === 'error' && !isOfField(code)) : []
  const standing = check ? standingProblems({ ...check, problems: found }, value) : []
  const draft = draftOf(state)
  const isChanged = draft !== undefined && check?.of !== draft && standing.length < found.length
  const ask = useEffectEvent(() => void checkDraft(state))
  useEffect(() => {
    if (isChanged) ask()
  }, [isChanged])
  const errors = [
    ...listFieldProblems(type, value)
      .filter(({ code }) => check !== undefined || code !== 'required')
      .map(({ path, code, label, limit }) => ({ path, message: fieldProblemText[code](label, limit) })),
    ...standing,
  ]
  return {
    at: (path) =>
      errors
        .filter((error) => isSame(error.path, path))
        .map(({ message }) => message)
        .join(' ') || undefined,
    isIn: (path) => errors.some((error) => isSame(error.path.slice(0, path.length), path)),
  }
}
