/** Of COSE: EdDSA, ES256 and RS256. */
export const algorithms = [-8, -7, -257]
