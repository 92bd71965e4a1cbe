from kermesse.cli import main

main()
