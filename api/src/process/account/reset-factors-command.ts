import 'reflect-metadata'
import { runCommand } from '../../platform/config/command.js'
import { resetFactors } from './reset-factors.js'

runCommand(resetFactors)
