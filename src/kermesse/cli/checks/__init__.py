"""All that `kermesse check` looks at; each part yields a line for each thing that is amiss, with what to do."""
