import 'reflect-metadata'
import { runCommand } from '../../platform/config/command.js'
import { restore } from './restore.js'

runCommand(restore)
