/** Apart from the other paths: only the page of the sign-up loads it. */
export const registrationPaths = { getRegistration: 'GET /api/auth/registration/' } as const
