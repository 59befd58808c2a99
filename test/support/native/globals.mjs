// What a file imports as '@jest/globals' stays loaded for the next one, so each name asks for the globals of the file that runs.
let present = {}

export const usePresent = (globals) => {
  present = globals
}

const presently = (name) =>
  new Proxy(() => {}, {
    apply: (_target, _self, values) => present[name](...values),
    get: (_target, key) => present[name][key],
  })

export const afterAll = presently('afterAll')
export const afterEach = presently('afterEach')
export const beforeAll = presently('beforeAll')
export const beforeEach = presently('beforeEach')
export const describe = presently('describe')
export const expect = presently('expect')
export const it = presently('it')
export const jest = presently('jest')
export const test = presently('test')
