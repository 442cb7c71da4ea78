import { expect, test } from 'vitest'
import { addPath, isSurveyDue } from './visits.ts'

function visitedAfter(...paths: string[]): string {
  return paths.reduce<string | null>(addPath, null) ?? ''
}

test('the survey is due after the third change of the page', () => {
  expect(isSurveyDue(visitedAfter('/'))).toBe(false)
  expect(isSurveyDue(visitedAfter('/', '/a', '/b'))).toBe(false)
  expect(isSurveyDue(visitedAfter('/', '/a', '/b', '/c'))).toBe(true)
})

test('going back and forth between two pages does not count', () => {
  expect(visitedAfter('/', '/a', '/', '/a', '/')).toBe('/\n/a')
  expect(isSurveyDue(visitedAfter('/', '/a', '/', '/a', '/', '/b'))).toBe(false)
})

test('a survey that could not be offered stays due on visited pages', () => {
  expect(isSurveyDue(visitedAfter('/', '/a', '/b', '/c', '/a'))).toBe(true)
})
