import { serve } from '#platform/http/serve.ts'
import * as calls from '../contract.ts'
import { getProgress } from './starter-packages.ts'

export const routes = [serve(calls.getStarterProgress, ({ db }) => getProgress(db))]
