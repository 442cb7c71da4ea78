export { countAnswers, readSurvey, setSurvey } from './survey-switch.ts'
