<?php

declare(strict_types=1);

namespace Gatehouse\Errors;

/** 409: not in this state. */
class ConflictError extends RefusedError
{
}
